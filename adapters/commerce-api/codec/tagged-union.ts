import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { ownValue } from '../../../domain/own-value.ts'
import { type AnyField, as, type Field } from './field.ts'
import { type Fields, record, type Shape } from './record.ts'

type Tagged = { readonly _tag: string }
type Members<A> = Readonly<Record<string, t.Decoder<unknown, A>>>

/** A union of records with a tag: faults are those of the record that the tag names. */
export class TaggedUnionType<A> extends t.Type<A, A, unknown> {
  readonly _tag = 'UnionType' as const
  readonly types: readonly t.Decoder<unknown, A>[]
  constructor(name: string, members: Members<A>) {
    super(
      name,
      (input): input is A => E.isRight(readMember(members, input, [])),
      (input, context) => readMember(members, input, context),
      t.identity,
    )
    this.types = Object.values(members)
  }
}

const readMember = <A>(members: Members<A>, input: unknown, context: t.Context): t.Validation<A> => {
  const tag = typeof input === 'object' && input !== null && '_tag' in input ? input._tag : undefined
  const member = typeof tag === 'string' ? ownValue(members, tag) : undefined
  return member === undefined ? t.failure(input, context) : member.validate(input, t.appendContext(context, String(tag), member, input))
}

/** A record with a tag. */
export const tagged = <Value extends Tagged>(tag: Value['_tag'], fields: Fields<Omit<Value, '_tag'>>, name: string = tag): Shape<Value> =>
  record<Value>(name, { _tag: as('_tag', t.literal(tag)), ...fields } as unknown as Fields<Value>)

/** One of several records, by their tags. */
export const taggedUnion = <Value extends Tagged>(
  name: string, records: { readonly [Tag in Value['_tag']]: Field<Extract<Value, { readonly _tag: Tag }>> },
): Field<Value> => {
  const members: Readonly<Record<string, AnyField>> = records
  return {
    wire: new TaggedUnionType(name, Object.fromEntries(Object.entries(members).map(([tag, { wire }]) => [tag, wire]))),
    read: (json: Tagged, scope) => members[json._tag]?.read(json as never, scope) as Value,
    write: (value, scope) => members[value._tag]?.write(value as never, scope),
  }
}
