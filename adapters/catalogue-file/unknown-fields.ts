import * as t from 'io-ts'
import { ownValue } from '../../domain/own-value.ts'
import { nearName } from '../../domain/search/near-name.ts'
import type { CodecShape, ShapeFields } from './codec-shape.ts'
import type { FileFault } from './file-fault.ts'

/** The message for an unknown name, with the most similar known one. */
export const unknownName = (name: string, names: readonly string[], what: string): string => {
  const suggestion = nearName(name, names)
  return `${what}${suggestion === undefined ? '' : `; did you mean ${suggestion}?`}`
}

const fieldsOf = ({ props, required, optional }: CodecShape): ShapeFields | undefined =>
  props === undefined && required === undefined ? undefined : { ...props, ...required, ...optional }

const inFields = (fields: ShapeFields, input: Readonly<Record<string, unknown>>, at: string): readonly FileFault[] =>
  Object.entries(input).flatMap(([name, value]) => {
    const field = ownValue(fields, name)
    return field === undefined
      ? [{ at: `${at}.${name}`, problem: unknownName(name, Object.keys(fields), 'unknown field') }]
      : unknownFields(field, value, `${at}.${name}`)
  })

/** Every field of the input that its codec does not know: a typing mistake would otherwise be ignored without a message. */
export const unknownFields = (codec: CodecShape, input: unknown, at: string): readonly FileFault[] => {
  if (Array.isArray(input)) {
    const entry = codec._tag === 'ReadonlyArrayType' ? codec.type : codec.wire
    if (entry === undefined) return []
    return entry === codec.wire
      ? unknownFields(entry, input, at)
      : input.flatMap((one: unknown, index) => unknownFields(entry, one, `${at}[${index}]`))
  }
  if (!t.UnknownRecord.is(input)) return []
  // At most one member of a union has fields.
  const inner = codec.types?.find((one) => fieldsOf(one) !== undefined) ?? codec.wire ?? codec.type
  const fields = fieldsOf(codec)
  if (fields !== undefined) return inFields(fields, input, at)
  return inner === undefined ? [] : unknownFields(inner, input, at)
}
