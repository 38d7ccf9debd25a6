/** A feature as the flag service answers: whether it is on, and with which values (Account §3). */
export type FeatureFlag = {
  readonly isEnabled: boolean
  readonly variables: readonly { readonly key: string; readonly value: unknown }[]
}
