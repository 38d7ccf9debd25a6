/** The value that a record itself has under a name that somebody typed; nothing inherited, such as `constructor` or `__proto__`. */
export const ownValue = <Value>(record: { readonly [name: string]: Value }, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined
