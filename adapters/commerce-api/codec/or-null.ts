/** Absent in the domain is null on the wire. */
export const orNull = <A>(value: A | undefined): A | null => value ?? null

/** Null on the wire is absent in the domain; to be used with `omitUndefined`. */
export const orUndefined = <A>(value: A | null): A | undefined => value ?? undefined
