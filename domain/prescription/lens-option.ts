/** The options of a product, in display order (Commerce §3, decision A41). */
export const OPTION_KEYS = ['sphere', 'cylinder', 'axis', 'radius', 'diameter', 'add', 'dominance', 'color'] as const
export type OptionKey = (typeof OPTION_KEYS)[number]

/** Keys whose values are numbers: dioptres, degrees, millimetres. An addition may also be a manufacturer's text ("MED"). */
export const NUMERIC_OPTION_KEYS = ['sphere', 'cylinder', 'axis', 'radius', 'diameter', 'add'] as const

/** Dioptres, degrees or millimetres as a number; dominance, colour and some additions as the manufacturer's text. Never -0. */
export type OptionValue = number | string

/** The values of one eye, or of one product without eyes (a colour). Only the keys the product uses. */
export type LensOption = { readonly [key in OptionKey]?: OptionValue }

/** Right comes first, as on a prescription. */
export const EYES = ['right', 'left'] as const
export type Eye = (typeof EYES)[number]

export const isOptionKey = (text: string): text is OptionKey => (OPTION_KEYS as readonly string[]).includes(text)
