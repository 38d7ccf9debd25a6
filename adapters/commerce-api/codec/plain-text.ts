import type * as t from 'io-ts'

/** The composite codecs. */
type Parts = {
  readonly _tag?: string
  readonly type?: Parts
  readonly codomain?: Parts
  readonly types?: readonly Parts[]
  readonly props?: Readonly<Record<string, Parts>>
}

/** Whether a codec accepts a string without any rule. */
const readsPlainText = ({ _tag, type, codomain, types = [], props = {} }: Parts): boolean =>
  _tag === 'StringType' || [type, codomain, ...types, ...Object.values(props)].some((part) => part !== undefined && readsPlainText(part))

/** The fields of a request whose text is neither typed nor exact. */
export const plainTextFields = (fields: t.Props): readonly string[] =>
  Object.entries(fields).flatMap(([name, codec]) => (readsPlainText(codec as unknown as Parts) ? [name] : []))
