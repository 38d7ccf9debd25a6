import * as t from 'io-ts'
import { nearName } from '../../domain/search/near-name.ts'
import type { CodecShape, ShapeFields } from './codec-shape.ts'
import type { FileFault } from './file-fault.ts'

/** What is wrong with a name that nothing reads, and what was probably meant by it. */
export const unknownName = (name: string, names: readonly string[], what: string): string => {
  const meant = nearName(name, names)
  return `${what}${meant === undefined ? '' : `; did you mean ${meant}?`}`
}

const fieldsOf = ({ props, required, optional }: CodecShape): ShapeFields | undefined =>
  props === undefined && required === undefined ? undefined : { ...props, ...required, ...optional }

const inFields = (fields: ShapeFields, input: Readonly<Record<string, unknown>>, at: string): readonly FileFault[] =>
  Object.entries(input).flatMap(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    return field === undefined
      ? [{ at: `${at}.${name}`, problem: unknownName(name, Object.keys(fields), 'unknown field') }]
      : unknownFields(field, value, `${at}.${name}`)
  })

/** Every name in what is given that its codec does not read: a slip of the pen that would change nothing, and say nothing. */
export const unknownFields = (codec: CodecShape, input: unknown, at: string): readonly FileFault[] => {
  if (Array.isArray(input)) {
    const entry = codec._tag === 'ReadonlyArrayType' ? codec.type : codec.wire
    if (entry === undefined) return []
    return entry === codec.wire
      ? unknownFields(entry, input, at)
      : input.flatMap((one: unknown, index) => unknownFields(entry, one, `${at}[${index}]`))
  }
  if (!t.UnknownRecord.is(input)) return []
  // Only one of those that a value may be has fields, where any has.
  const inner = codec.types?.find((one) => fieldsOf(one) !== undefined) ?? codec.wire ?? codec.type
  const fields = fieldsOf(codec)
  if (fields !== undefined) return inFields(fields, input, at)
  return inner === undefined ? [] : unknownFields(inner, input, at)
}
