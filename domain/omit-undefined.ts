type OptionalKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T]

/** The same record with every key that may be undefined turned into a key that may be absent. */
export type OmitUndefined<T> =
  & { readonly [K in Exclude<keyof T, OptionalKeys<T>>]: T[K] }
  & { readonly [K in OptionalKeys<T>]?: Exclude<T[K], undefined> }

/** Undefined fields are left out. */
export const omitUndefined = <T extends object>(record: T): OmitUndefined<T> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as OmitUndefined<T>

/** Every field of a record by name, absent ones as undefined: a missing field does not compile. */
export type Complete<T> = { readonly [K in keyof T]-?: {} extends Pick<T, K> ? Exclude<T[K], undefined> | undefined : T[K] }
