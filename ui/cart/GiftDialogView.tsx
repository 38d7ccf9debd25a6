import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { Stack } from '../design/Layout.tsx'
import { Notice } from '../design/Notice.tsx'
import { formatText } from '../messages/format-text.ts'
import type { Message } from '../messages/message.ts'

export type GiftDialogViewProps = {
  readonly isOpen: boolean
  readonly state: 'idle' | 'loading' | 'declined' | 'failed'
  readonly problem?: Message | undefined
  readonly onKeep: () => void
  readonly onRemove: () => void
}

/** The cart has a free trial: keep it, or remove it permanently (Commerce §4, decision A58). */
export const GiftDialogView = ({ isOpen, state, problem, onKeep, onRemove }: GiftDialogViewProps) => {
  const intl = useIntl()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onKeep}
      title={<FormattedMessage id="cart.gift_title" />}
      closeLabel={intl.formatMessage({ id: 'cart.gift_close' })}
    >
      {state === 'declined'
        ? (
          <Stack gap="large">
            <Notice tone="success" role="status"><p><FormattedMessage id="cart.gift_removed" /></p></Notice>
            <Button isWide onClick={onKeep}><FormattedMessage id="cart.gift_close" /></Button>
          </Stack>
        )
        : (
          <Stack gap="large">
            <p><FormattedMessage id="cart.gift_question" /></p>
            {problem !== undefined && <Notice tone="danger" role="alert"><p>{formatText(intl, problem)}</p></Notice>}
            <Stack gap="small">
              <Button isWide onClick={onKeep}><FormattedMessage id="cart.gift_keep" /></Button>
              <Button isWide variant="secondary" isBusy={state === 'loading'} onClick={onRemove}>
                <FormattedMessage id="cart.gift_remove" />
              </Button>
            </Stack>
          </Stack>
        )}
    </Dialog>
  )
}
