/** The basic colours, independent of the manufacturer's names: for filters and for the colour samples. */
export const COLOUR_KINDS = [
  'black', 'grey', 'white', 'clear', 'tortoise', 'brown', 'gold', 'silver', 'blue', 'green', 'red', 'pink',
] as const
export type ColourKind = (typeof COLOUR_KINDS)[number]

/** In this order: `Green Tortoise` is tortoise, `Grey Polarized` grey, `Silver Mirror` silver. */
const WORDS: readonly (readonly [RegExp, ColourKind])[] = [
  [/tortoise|havana|demi/i, 'tortoise'],
  [/gold/i, 'gold'],
  [/silver|mirror/i, 'silver'],
  [/black/i, 'black'],
  [/clear/i, 'clear'],
  [/white/i, 'white'],
  [/blue|sapphire/i, 'blue'],
  [/green|kaki|army/i, 'green'],
  [/red|ruby/i, 'red'],
  [/pink/i, 'pink'],
  [/brown/i, 'brown'],
  [/gr[ae]y/i, 'grey'],
]

const kindOf = (part: string): ColourKind | undefined => WORDS.find(([word]) => word.test(part))?.[1]

/** The colours of a product: of its frame and its glass, if it has both. */
export type ColourParts = { readonly frame?: ColourKind; readonly glass?: ColourKind }

/** `901 Black / G-15 Green` is a black frame with green glass; a trade name has no known colour. */
export const colourPartsOf = (made: string): ColourParts => {
  const [frame, glass] = made.split(' / ').map(kindOf)
  return { ...(frame === undefined ? {} : { frame }), ...(glass === undefined ? {} : { glass }) }
}
