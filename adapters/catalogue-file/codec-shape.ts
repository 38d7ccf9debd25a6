/** The kinds of codec that a catalogue is made of, for walking over them. */
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
