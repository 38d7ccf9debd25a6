/** What a walk over the codecs of a catalogue looks at; whatever reads a catalogue is made of these. */
export type CodecShape = {
  readonly name: string
  readonly _tag?: string
  readonly type?: CodecShape
  readonly types?: readonly CodecShape[]
  readonly props?: ShapeFields
  readonly required?: ShapeFields
  readonly optional?: ShapeFields
  readonly wire?: CodecShape
  readonly words?: readonly string[]
}

export type ShapeFields = Readonly<Record<string, CodecShape>>
