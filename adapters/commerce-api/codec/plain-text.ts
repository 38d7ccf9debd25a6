import type * as t from 'io-ts'

/** A codec as far as it has parts. */
type Parts = {
  readonly _tag?: string
  readonly type?: Parts
  readonly codomain?: Parts
  readonly types?: readonly Parts[]
  readonly props?: Readonly<Record<string, Parts>>
}

/** Whether a codec reads some text as it comes, whatever stands in it. */
const readsPlainText = ({ _tag, type, codomain, types = [], props = {} }: Parts): boolean =>
  _tag === 'StringType' || [type, codomain, ...types, ...Object.values(props)].some((part) => part !== undefined && readsPlainText(part))

/** The fields of a request whose text is neither typed nor exact. */
export const plainTextFields = (fields: t.Props): readonly string[] =>
  Object.entries(fields).flatMap(([name, codec]) => (readsPlainText(codec as unknown as Parts) ? [name] : []))
