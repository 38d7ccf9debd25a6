/** `firstName` is `first_name` on the wire. */
export type SnakeName<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${SnakeName<Rest>}`
  : Name

/** `first_name` is `firstName` in the domain. */
export type CamelName<Name extends string> = Name extends `${infer Word}_${infer Rest}` ? `${Word}${Capitalize<CamelName<Rest>>}` : Name

export const snakeName = <Name extends string>(name: Name): SnakeName<Name> =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeName<Name>

export const camelName = <Name extends string>(name: Name): CamelName<Name> =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as CamelName<Name>
