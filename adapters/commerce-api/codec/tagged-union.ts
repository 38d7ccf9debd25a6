import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

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
  const member = typeof tag === 'string' && Object.hasOwn(members, tag) ? members[tag] : undefined
  return member === undefined ? t.failure(input, context) : member.validate(input, t.appendContext(context, String(tag), member, input))
}

/** `members` are keyed by their tags. */
export const taggedUnion = <A>(name: string, members: Members<A>): TaggedUnionType<A> => new TaggedUnionType(name, members)
