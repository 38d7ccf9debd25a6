import type { EditingMark } from '../../../domain/content/block.ts'
import { isRecord, textIn } from './content-fields.ts'

const MARK = /^<!--#storyblok#(.{1,1000})-->$/

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What the content service writes beside a block of a draft: its story and its own name, within a comment of HTML. */
export const readEditingMark = (input: unknown): EditingMark | undefined => {
  const options = parsed(MARK.exec(textIn(input))?.[1] ?? '')
  return isRecord(options) ? { options: JSON.stringify(options), name: `${textIn(options['id'])}-${textIn(options['uid'])}` } : undefined
}

export const writeEditingMark = ({ options }: EditingMark): string => `<!--#storyblok#${options}-->`
