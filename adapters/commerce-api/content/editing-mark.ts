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

/** The mark that the content service adds to a block of a draft: its story and its id, in an HTML comment. */
export const readEditingMark = (input: unknown): EditingMark | undefined => {
  const options = parsed(MARK.exec(textIn(input))?.[1] ?? '')
  return isRecord(options) ? { options: JSON.stringify(options), name: `${textIn(options['id'])}-${textIn(options['uid'])}` } : undefined
}

export const writeEditingMark = ({ options }: EditingMark): string => `<!--#storyblok#${options}-->`
