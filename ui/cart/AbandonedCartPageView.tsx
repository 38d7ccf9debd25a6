import type { Ref } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { Button } from '../design/Button.tsx'
import { Page, Stack } from '../design/Layout.tsx'
import { Notice } from '../design/Notice.tsx'
import type { Message } from '../messages/message.ts'
import css from './AbandonedCartPageView.module.css'

export type AbandonedCartPageViewProps = {
  readonly form?: Ref<HTMLFormElement>
  readonly failure?: Message | undefined
  readonly isBusy: boolean
}

export const AbandonedCartPageView = ({ form, failure, isBusy }: AbandonedCartPageViewProps) => (
  <Page width="narrow">
    <div className={css['page']}>
      <Stack>
        <h1><FormattedMessage id="abandoned_cart.title" /></h1>
        <p><FormattedMessage id="abandoned_cart.text" /></p>
        {failure !== undefined && (
          <Notice tone="danger" role="alert"><p><FormattedMessage id={failure.id} values={failure.values} /></p></Notice>
        )}
        <Form ref={form} method="post" replace>
          <Button type="submit" isBusy={isBusy}><FormattedMessage id="abandoned_cart.submit" /></Button>
        </Form>
      </Stack>
    </div>
  </Page>
)
