/** What a box sends that is ticked. */
export const TICKED = 'yes'

/** Whether a box was ticked: a field that is only there, or says something else, agrees to nothing. */
export const isTicked = (typed: { readonly [name: string]: string }, name: string): boolean => typed[name] === TICKED
