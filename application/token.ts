declare const held: unique symbol

/** The typed name under which a port or a use case is found in a container. */
export type Token<Held> = symbol & { readonly [held]?: Held }

export const token = <Held>(name: string): Token<Held> => Symbol(name)
