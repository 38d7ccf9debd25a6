import { FormattedMessage } from 'react-intl'
import type { OpenFailures } from '../../../application/contract/staff/tasks.ts'
import { WHOLE_JOB } from '../../../domain/job/job-failure.ts'
import { MoneyText } from '../../money/MoneyText.tsx'
import { PartHeading } from '../parts/Card.tsx'
import { Amount, Table } from '../parts/Lists.tsx'
import { useTexts } from '../parts/use-texts.ts'

const Charges = ({ charges, chargesTotal }: Pick<OpenFailures, 'charges' | 'chargesTotal'>) => {
  const { t, moment } = useTexts()
  const label = t('back_office.charges')
  return (
    <>
      <PartHeading>{label} ({chargesTotal})</PartHeading>
      <p><FormattedMessage id="back_office.charges_help" /></p>
      <Table
        label={label}
        heads={[t('back_office.number'), t('back_office.reference'), t('back_office.failing_since'), { amount: t('back_office.amount') }]}
      >
        {charges.map(({ id, number, amount, startedAt }) => (
          <tr key={id}>
            <td><a href={`/desk/orders/${number}`}>{number}</a></td>
            <td>{id}</td>
            <td>{moment(startedAt)}</td>
            <Amount><MoneyText money={amount} /></Amount>
          </tr>
        ))}
      </Table>
    </>
  )
}

const Jobs = ({ failures, failuresTotal }: Pick<OpenFailures, 'failures' | 'failuresTotal'>) => {
  const { t, moment } = useTexts()
  const label = t('back_office.job_failures')
  const heads = [
    t('back_office.job'), t('back_office.job_item'), t('back_office.why'), { amount: t('back_office.tries') },
    t('back_office.failing_since'), t('back_office.last_attempt'),
  ]
  return (
    <>
      <PartHeading>{label} ({failuresTotal})</PartHeading>
      <p><FormattedMessage id="back_office.job_failures_help" /></p>
      <Table label={label} heads={heads}>
        {failures.map(({ job, item, reason, attempts, firstAt, lastAt }) => (
          <tr key={`${job} ${item}`}>
            <td>{t(`back_office.job.${job}`)}</td>
            <td>{item === WHOLE_JOB ? t('back_office.whole_job') : item}</td>
            <td>{reason}</td>
            <Amount>{attempts}</Amount>
            <td>{moment(firstAt)}</td>
            <td>{moment(lastAt)}</td>
          </tr>
        ))}
      </Table>
    </>
  )
}

/** Failures in the background: charges without a response, and failed jobs. Nothing if there are none. */
export const Failures = ({ failures, failuresTotal, charges, chargesTotal }: OpenFailures) => (
  <>
    {chargesTotal > 0 && <Charges charges={charges} chargesTotal={chargesTotal} />}
    {failuresTotal > 0 && <Jobs failures={failures} failuresTotal={failuresTotal} />}
  </>
)
