import { useIntl } from 'react-intl'
import type { Message } from '../messages/message.ts'
import { say } from '../messages/say.ts'

/** A message in the language of the page. */
export const MessageText = ({ message }: { readonly message: Message }) => <>{say(useIntl(), message)}</>
