import { useIntl } from 'react-intl'
import type { Message } from '../messages/message.ts'
import { formatText } from '../messages/format-text.ts'

/** A message in the language of the page. */
export const MessageText = ({ message }: { readonly message: Message }) => <>{formatText(useIntl(), message)}</>
