const COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** A colour as an editor writes it, `#eceff1` or `#fff`; anything else is not a colour. */
export const readColour = (text: string): string | undefined => (COLOUR.test(text.trim()) ? text.trim() : undefined)

/** The background of a hero banner without a colour (Account §3). */
export const HERO_BACKGROUND = '#eceff1'

export const heroBackground = (text: string): string => readColour(text) ?? HERO_BACKGROUND
