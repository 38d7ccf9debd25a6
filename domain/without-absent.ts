type OptionalKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T]

/** The same record with every key that may be undefined turned into a key that may be absent. */
export type WithoutAbsent<T> =
  & { readonly [K in Exclude<keyof T, OptionalKeys<T>>]: T[K] }
  & { readonly [K in OptionalKeys<T>]?: Exclude<T[K], undefined> }

/** Absent and undefined are one thing in the shop: absent. */
export const withoutAbsent = <T extends object>(record: T): WithoutAbsent<T> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as WithoutAbsent<T>
