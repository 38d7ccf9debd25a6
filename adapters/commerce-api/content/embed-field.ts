import { FRAME_SIZE, framedAddress, type Embed } from '../../../domain/content/embed.ts'
import type { Spread } from './block-form.ts'
import { isRecord, number, textIn } from './content-fields.ts'
import { richText } from './rich-text-field.ts'

const MOST = 50

type Given = Readonly<Record<string, unknown>>

const sizeOf = (given: unknown, otherwise: number): number => {
  const read = number(otherwise, { from: 1, to: 4000 }).decode(given)
  return read._tag === 'Right' ? read.right : otherwise
}

const frameIn = (given: Given): readonly Embed[] => {
  const address = framedAddress(textIn(given['address']))
  return address === undefined ? [] : [{
    _tag: 'Frame', address, title: textIn(given['title']),
    width: sizeOf(given['width'], FRAME_SIZE.width), height: sizeOf(given['height'], FRAME_SIZE.height),
  }]
}

const textPart = (given: Given): readonly Embed[] => {
  const read = richText.decode(given['text'])
  return read._tag === 'Right' ? [{ _tag: 'Text', text: read.right }] : []
}

const READERS: ReadonlyMap<unknown, (given: Given) => readonly Embed[]> = new Map([
  ['frame', frameIn],
  ['text', textPart],
  ['markup', (given: Given): readonly Embed[] => [{ _tag: 'Markup', html: textIn(given['html']) }]],
])

const written = (part: Embed): Given => {
  switch (part._tag) {
    case 'Frame': {
      const { _tag, ...frame } = part
      return { kind: 'frame', ...frame }
    }
    case 'Text': return { kind: 'text', text: richText.encode(part.text) }
    case 'Markup': return { kind: 'markup', html: part.html }
  }
}

/** Markup as an editor wrote it is `text`, and is shut away whole; `parts` is what the shop made of it. */
export const embeds: Spread<readonly Embed[]> = {
  read: ({ text, parts }) => {
    if (Array.isArray(parts)) return parts.slice(0, MOST).filter(isRecord).flatMap((part) => READERS.get(part['kind'])?.(part) ?? [])
    const html = textIn(text)
    return html.trim() === '' ? [] : [{ _tag: 'Markup', html }]
  },
  _tag: 'Spread',
  write: (parts) => ({ parts: parts.map(written) }),
}
