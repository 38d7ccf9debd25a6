/** The value of a ticked checkbox. */
export const TICKED = 'yes'

/** Whether a checkbox was ticked; any other value counts as not ticked. */
export const isTicked = (typed: { readonly [name: string]: string }, name: string): boolean => typed[name] === TICKED
