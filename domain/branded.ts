declare const brand: unique symbol

/** A value that only its own constructor can make. */
export type Branded<Value, Name extends string> = Value & { readonly [brand]: Name }
