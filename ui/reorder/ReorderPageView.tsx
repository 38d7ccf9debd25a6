import type { Ref } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form } from '../binding/Form.tsx'
import { Button } from '../design/Button.tsx'
import { Page, Stack } from '../design/Layout.tsx'
import { Notice } from '../design/Notice.tsx'
import { ReorderOutcomeView } from './ReorderOutcomeView.tsx'
import type { ReorderReply } from './reorder-reply.ts'
import css from './ReorderPageView.module.css'

export type ReorderPageViewProps = {
  readonly form?: Ref<HTMLFormElement>
  readonly reply?: ReorderReply | undefined
  readonly isBusy: boolean
}

/** The reorder page: explanation, button and outcome. */
export const ReorderPageView = ({ form, reply, isBusy }: ReorderPageViewProps) => (
  <Page width="narrow">
    <div className={css['page']}>
      <Stack>
        <h1><FormattedMessage id="reorder.title" /></h1>
        {reply !== undefined && 'onward' in reply ? <ReorderOutcomeView outcome={reply} /> : (
          <>
            <p><FormattedMessage id="reorder.text" /></p>
            {reply !== undefined && (
              <Notice tone="danger" role="alert"><p><FormattedMessage id={reply.failure.id} values={reply.failure.values} /></p></Notice>
            )}
            <Form ref={form} method="post" replace>
              <input type="hidden" name="source" value="link" />
              <Button type="submit" isBusy={isBusy}><FormattedMessage id="reorder.submit" /></Button>
            </Form>
          </>
        )}
      </Stack>
    </div>
  </Page>
)
