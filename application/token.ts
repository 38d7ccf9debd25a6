declare const value: unique symbol

/** The typed name under which a port or a use case is found in a container. */
export type Token<Value> = symbol & { readonly [value]?: Value }

export const token = <Value>(name: string): Token<Value> => Symbol(name)
