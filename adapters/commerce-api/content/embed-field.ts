import { FRAME_SIZE, framedAddress, type Embed } from '../../../domain/content/embed.ts'
import type { Spread } from './block-form.ts'
import { isRecord, number, textIn } from './content-fields.ts'
import { richText } from './rich-text-field.ts'

const MOST = 50

type Fields = Readonly<Record<string, unknown>>

const sizeOf = (input: unknown, otherwise: number): number => {
  const decoded = number(otherwise, { from: 1, to: 4000 }).decode(input)
  return decoded._tag === 'Right' ? decoded.right : otherwise
}

const frameIn = (input: Fields): readonly Embed[] => {
  const address = framedAddress(textIn(input['address']))
  return address === undefined ? [] : [{
    _tag: 'Frame', address, title: textIn(input['title']),
    width: sizeOf(input['width'], FRAME_SIZE.width), height: sizeOf(input['height'], FRAME_SIZE.height),
  }]
}

const textPart = (input: Fields): readonly Embed[] => {
  const decoded = richText.decode(input['text'])
  return decoded._tag === 'Right' ? [{ _tag: 'Text', text: decoded.right }] : []
}

const READERS: ReadonlyMap<unknown, (input: Fields) => readonly Embed[]> = new Map([
  ['frame', frameIn],
  ['text', textPart],
  ['markup', (input: Fields): readonly Embed[] => [{ _tag: 'Markup', html: textIn(input['html']) }]],
])

const encodePart = (part: Embed): Fields => {
  switch (part._tag) {
    case 'Frame': {
      const { _tag, ...frame } = part
      return { kind: 'frame', ...frame }
    }
    case 'Text': return { kind: 'text', text: richText.encode(part.text) }
    case 'Markup': return { kind: 'markup', html: part.html }
  }
}

/** `text` is the editor's markup, which is sanitised as a whole; `parts` is the result. */
export const embeds: Spread<readonly Embed[]> = {
  read: ({ text, parts }) => {
    if (Array.isArray(parts)) return parts.slice(0, MOST).filter(isRecord).flatMap((part) => READERS.get(part['kind'])?.(part) ?? [])
    const html = textIn(text)
    return html.trim() === '' ? [] : [{ _tag: 'Markup', html }]
  },
  _tag: 'Spread',
  write: (parts) => ({ parts: parts.map(encodePart) }),
}
