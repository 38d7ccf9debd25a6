import type { Ref } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form, Link } from 'react-router'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/ButtonLink.tsx'
import { Page, Stack } from '../design/Layout.tsx'
import { Notice } from '../design/Notice.tsx'
import type { NamedProduct, ReorderReply } from './reorder-reply.ts'

export type ReorderPageViewProps = {
  readonly form?: Ref<HTMLFormElement>
  readonly reply?: ReorderReply | undefined
  readonly isBusy: boolean
}

const NamesView = ({ products }: { readonly products: readonly NamedProduct[] }) => (
  <ul>
    {products.map(({ title, path }) => <li key={path}><Link to={path}>{title}</Link></li>)}
  </ul>
)

const OutcomeView = ({ reply }: { readonly reply: Extract<ReorderReply, { readonly onward: string }> }) => (
  <Stack>
    <Notice tone="warning" role="alert" title={<FormattedMessage id="reorder.warning" />}>
      {reply.notices.includes('changed') && <p><FormattedMessage id="reorder.changed" /></p>}
      {reply.notices.includes('partly') && <p><FormattedMessage id="reorder.partly" /></p>}
      {reply.unavailable.length > 0 && (
        <>
          <p><FormattedMessage id="reorder.not_reorderable" /></p>
          <NamesView products={reply.unavailable} />
        </>
      )}
      {reply.successors.length > 0 && (
        <>
          <p><FormattedMessage id="reorder.successors" /></p>
          <NamesView products={reply.successors} />
        </>
      )}
    </Notice>
    <p><ButtonLink to={reply.onward}><FormattedMessage id="reorder.to_checkout" /></ButtonLink></p>
  </Stack>
)

/** The page of a link to order again: what happens, the button for it, and what came of it. */
export const ReorderPageView = ({ form, reply, isBusy }: ReorderPageViewProps) => (
  <Page width="narrow">
    <Stack>
      <h1><FormattedMessage id="reorder.title" /></h1>
      {reply !== undefined && 'onward' in reply ? <OutcomeView reply={reply} /> : (
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
  </Page>
)
