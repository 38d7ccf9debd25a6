import { FormattedMessage } from 'react-intl'
import type { FailedMailResults, OpenFailures, PendingTasks, Waiting } from '../../../application/contract/staff/tasks.ts'
import text from '../../design/text.module.css'
import { PageFrame, type Framed } from '../frame/PageFrame.tsx'
import { Card, Facts, PartHeading } from '../parts/Card.tsx'
import { Hidden, SubmitButton } from '../parts/Fields.tsx'
import { addressWith, Amount, Pager, Table } from '../parts/Lists.tsx'
import { useTexts } from '../parts/use-texts.ts'
import { Failures } from './Failures.tsx'

type MailsProps = { readonly found: FailedMailResults; readonly page: number }

const Mails = ({ found: { mails, total, pages }, page }: MailsProps) => {
  const { t, moment } = useTexts()
  const [label, resend] = [t('back_office.failed_mails'), t('back_office.send_again')]
  return (
    <>
      <PartHeading>{label}</PartHeading>
      <p><FormattedMessage id="back_office.failed_mails_found" values={{ count: total }} /></p>
      {mails.length > 0 && (
        <Table
          label={label}
          heads={[t('back_office.audit_time'), t('back_office.mail_recipient'), { amount: t('back_office.tries') }, resend]}
        >
          {mails.map(({ id, to, subject, attempts, failedAt, fault }) => (
            <tr key={id}>
              <td>{moment(failedAt)}</td>
              <td>
                {to}<br />
                <span className={text['soft']}>{subject}</span>
                {fault !== undefined && <><br />{t(`back_office.fault.${fault.kind}`, { code: fault.code ?? 'none' })}</>}
              </td>
              <Amount>{attempts}</Amount>
              <td>
                <form method="post" action="/desk/tasks">
                  <Hidden name="id" value={String(id)} />
                  <SubmitButton label={resend} description={`${resend} ${to}`} look="secondary" />
                </form>
              </td>
            </tr>
          ))}
        </Table>
      )}
      <Pager label={label} page={page} pages={pages} href={(number) => addressWith('/desk/tasks', { page: number })} />
    </>
  )
}

const WORK = [
  ['mails', 'mailsWaiting'], ['over_budget', 'mailsOverBudget'], ['payments', 'paymentsUnresolved'], ['charges', 'chargesUnresolved'],
  ['mismatched', 'paymentsMismatched'], ['refunds', 'refundsWaiting'], ['refused', 'refundsRefused'], ['reminders', 'remindersDue'],
  ['subscriptions', 'subscriptionsDue'], ['deletions', 'deletionsDue'], ['reviews', 'reviewsHeld'], ['job_failures', 'jobFailures'],
] as const

const Work = ({ figures, isReviewLinked }: { readonly figures: PendingTasks; readonly isReviewLinked: boolean }) => {
  const { t } = useTexts()
  const textOf = (figure: number | Waiting): string => (typeof figure === 'number'
    ? String(figure)
    : t('back_office.waiting', { count: figure.count, minutes: Math.round(figure.oldestSeconds / 60) }))
  return (
    <Card heading={t('back_office.work')}>
      <Facts
        facts={WORK.map(([name, figure]) => ({
          term: t(`back_office.work.${name}`),
          value: name === 'reviews' && isReviewLinked ? <a href="/desk/reviews">{textOf(figures[figure])}</a> : textOf(figures[figure]),
        }))}
      />
    </Card>
  )
}

export type TasksPageViewProps = Framed & {
  readonly figures: PendingTasks
  readonly troubles: OpenFailures
  readonly failed: MailsProps['found']
  readonly page: number
  /** Not everybody may moderate reviews. */
  readonly isReviewLinked: boolean
}

/** Mails that no server accepted, and the shop's other open work. */
export const TasksPageView = ({ staff, failure, figures, troubles, failed, page, isReviewLinked }: TasksPageViewProps) => {
  const { t } = useTexts()
  const { failures, failuresTotal, charges, chargesTotal } = troubles
  return (
    <PageFrame staff={staff} failure={failure} title={t('back_office.nav.tasks')}>
      <Failures failures={failures} failuresTotal={failuresTotal} charges={charges} chargesTotal={chargesTotal} />
      <Mails found={failed} page={page} />
      <Work figures={figures} isReviewLinked={isReviewLinked} />
    </PageFrame>
  )
}
