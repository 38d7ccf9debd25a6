/** A feature as the flag service returns it: whether it is on, and its values (Account §3). */
export type FeatureFlag = {
  readonly isEnabled: boolean
  readonly variables: readonly { readonly key: string; readonly value: unknown }[]
}
