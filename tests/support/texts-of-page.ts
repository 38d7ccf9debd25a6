import type { Messages } from '../../ui/messages/load-messages.ts'
import type { TextPart } from '../../ui/messages/text-part.ts'
import { textsOfParts } from '../../tools/text-modules.ts'

/** Parts that a page shows in its first HTML, but loads separately. */
const SHOWN_AT_ONCE: readonly TextPart[] = ['server', 'blocks', 'product-notes', 'failure', 'refusals']

let parts: ReadonlyMap<string, ReadonlySet<string>> | undefined

/** The texts that a browser has when it hydrates a page, so that a missing one is found. */
export const textsOfPage = (messages: Messages, component = 'common'): Messages => {
  parts ??= textsOfParts(Object.keys(messages))
  const ids = [component, ...SHOWN_AT_ONCE].flatMap((part) => [...parts?.get(part) ?? []])
  return Object.fromEntries(Object.entries(messages).filter(([id]) => ids.includes(id))) as Messages
}
