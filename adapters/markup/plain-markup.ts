import { Parser } from 'htmlparser2'
import { FRAME_SIZE, framedAddress, type Embed, type Frame } from '../../domain/content/embed.ts'
import type { RichSpan, TextMark } from '../../domain/content/rich-text.ts'

type Words = Extract<RichSpan, { readonly _tag: 'Words' }>
type Setting = Pick<Words, 'marks' | 'link'>
/** Text or a line break, a frame, or the end of a paragraph. */
type Piece = RichSpan | Frame | { readonly _tag: 'End' }
type Attributes = Readonly<Record<string, string>>

const MARKS: ReadonlyMap<string, TextMark> = new Map([
  ['b', 'bold'], ['strong', 'bold'], ['i', 'italic'], ['em', 'italic'], ['u', 'underline'], ['s', 'strike'], ['code', 'code'],
])
/** Containers, each on its own line. */
const HOLDERS = new Set(['p', 'div', 'figure'])
/** Deeper nesting than this is not plain text. */
const DEEPEST = 12

const pixels = (text: string | undefined, otherwise: number): number => (/^[1-9]\d{1,3}$/.test(text ?? '') ? Number(text) : otherwise)

const frameOf = ({ src = '', title = '', width, height }: Attributes): Frame | undefined => {
  const address = framedAddress(src)
  return address === undefined ? undefined : {
    _tag: 'Frame', address, title: title.trim(),
    width: pixels(width, FRAME_SIZE.width), height: pixels(height, FRAME_SIZE.height),
  }
}

const settingBy = (name: string, { href }: Attributes, { marks, link }: Setting): Setting | undefined => {
  if (name === 'a') return { marks, link: href === undefined ? link : { linktype: 'url', cachedUrl: '', url: href } }
  const mark = MARKS.get(name)
  return mark === undefined ? undefined : { marks: [...new Set([...marks, mark])], link }
}

const isAnnounced = (span: RichSpan): boolean => span._tag === 'Words' && span.text.trim() !== ''

const inParts = (pieces: readonly Piece[]): readonly Embed[] => {
  const parts: Embed[] = []
  let row: RichSpan[] = []
  for (const piece of [...pieces, { _tag: 'End' } as const]) {
    if (piece._tag === 'Words' || piece._tag === 'Break') {
      row.push(piece)
      continue
    }
    if (row.some(isAnnounced)) parts.push({ _tag: 'Text', text: [{ _tag: 'Paragraph', alignment: 'left', spans: row }] })
    if (piece._tag === 'Frame') parts.push(piece)
    row = []
  }
  return parts
}

/** The text and frames of the markup, piece by piece; `undefined` as soon as one is anything else. */
const piecesOf = (html: string): readonly Piece[] | undefined => {
  const pieces: Piece[] = []
  const settings: Setting[] = [{ marks: [], link: undefined }]
  let isPlain = true
  let isInFrame = false
  const open = (name: string, attributes: Attributes, setting: Setting): void => {
    const frame = name === 'iframe' ? frameOf(attributes) : undefined
    const within = HOLDERS.has(name) || name === 'br' || frame !== undefined ? setting : settingBy(name, attributes, setting)
    if (within === undefined || settings.length > DEEPEST) isPlain = false
    settings.push(within ?? setting)
    if (HOLDERS.has(name)) pieces.push({ _tag: 'End' })
    if (name === 'br') pieces.push({ _tag: 'Break' })
    if (frame !== undefined) pieces.push(frame)
    isInFrame ||= frame !== undefined
  }
  const parser = new Parser({
    onopentag: (name, attributes) => { open(name, attributes, settings.at(-1) ?? { marks: [], link: undefined }) },
    onclosetag: (name) => {
      settings.pop()
      if (name === 'iframe') isInFrame = false
      if (HOLDERS.has(name)) pieces.push({ _tag: 'End' })
    },
    // The content of a frame element is its fallback.
    ontext: (text) => {
      const setting = settings.at(-1)
      if (!isInFrame && setting !== undefined) pieces.push({ _tag: 'Words', text: text.replaceAll(/\s+/g, ' '), ...setting })
    },
    onprocessinginstruction: () => { isPlain = false },
    oncdatastart: () => { isPlain = false },
  })
  parser.end(html)
  return isPlain ? pieces : undefined
}

/** Markup that consists only of text with simple formatting and frames of known hosts; `undefined` for any other. */
export const readPlain = (html: string): readonly Embed[] | undefined => {
  const pieces = piecesOf(html)
  return pieces === undefined ? undefined : inParts(pieces)
}
