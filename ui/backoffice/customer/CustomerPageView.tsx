import { Fragment } from 'react'
import { FormattedMessage } from 'react-intl'
import type { CustomerFile } from '../../../application/contract/staff/customers.ts'
import text from '../../design/text.module.css'
import { MoneyText } from '../../money/MoneyText.tsx'
import { PageFrame, type Framed } from '../frame/PageFrame.tsx'
import { Card, Columns, Facts } from '../parts/Card.tsx'
import { ActionForm, Check } from '../parts/Fields.tsx'
import { Amount, Table } from '../parts/Lists.tsx'
import { useTexts } from '../parts/use-texts.ts'
import { customerName } from './customer-name.ts'

const MOST_ORDERS = 50

const CustomerFacts = ({ file }: { readonly file: CustomerFile }) => {
  const { customer, phoneNumber, points, consents, subscriptions, deletionDueAt } = file
  const { t, moment } = useTexts()
  const { email, isVerified } = customer
  const entries = (texts: readonly string[]) => (texts.length === 0
    ? t('back_office.none')
    : texts.map((entry) => <Fragment key={entry}>{entry}<br /></Fragment>))
  return (
    <Facts
      facts={[
        { term: t('back_office.name'), value: customerName(customer) },
        {
          term: t('back_office.email'),
          value: (
            <>
              {email}<br />
              <span className={text['soft']}>{isVerified ? t('back_office.verified') : t('back_office.not_verified')}</span>
            </>
          ),
        },
        phoneNumber !== undefined && { term: t('back_office.phone'), value: phoneNumber },
        { term: t('back_office.points'), value: points },
        {
          term: t('back_office.consents'),
          value: entries(consents.map(({ brandChannel, channels }) => `${brandChannel}: ${channels.join(', ')}`)),
        },
        {
          term: t('back_office.subscriptions'),
          value: entries(subscriptions.map(({ id, status, nextDay }) => `${id}: ${t(`back_office.subscription.${status}`)}, ${nextDay}`)),
        },
        deletionDueAt !== undefined && { term: t('back_office.deletion_due'), value: <strong>{moment(deletionDueAt)}</strong> },
      ]}
    />
  )
}

const Orders = ({ orders }: Pick<CustomerFile, 'orders'>) => {
  const { t, moment } = useTexts()
  return (
    <Table
      label={t('back_office.orders')}
      heads={[t('back_office.number'), t('back_office.status'), t('back_office.placed'), { amount: t('back_office.total') }]}
    >
      {orders.map(({ number, status, createdAt, total }) => (
        <tr key={number}>
          <td><a href={`/desk/orders/${number}`}>{number}</a></td>
          <td><FormattedMessage id={`order.status.${status}`} /></td>
          <td>{moment(createdAt)}</td>
          <Amount><MoneyText money={total} /></Amount>
        </tr>
      ))}
    </Table>
  )
}

const Actions = () => {
  const { t } = useTexts()
  return (
    <Card heading={t('back_office.next_steps')}>
      <ActionForm act="export" label={t('back_office.export')}>
        <p className={text['soft']}><FormattedMessage id="back_office.export_help" /></p>
      </ActionForm>
      <ActionForm act="sign_out" label={t('back_office.sign_customer_out')} look="secondary" />
      <ActionForm act="erase" label={t('back_office.delete_account')} look="secondary">
        <p className={text['soft']}><FormattedMessage id="back_office.delete_account_help" /></p>
        <Check label={t('back_office.delete_account_confirmed')} name="sure" required />
      </ActionForm>
    </Card>
  )
}

export type CustomerPageViewProps = Framed & { readonly file: CustomerFile; readonly mayChange: boolean }

/** One customer, without lens values, which the order shows to those who pack it. */
export const CustomerPageView = ({ staff, failure, file, mayChange }: CustomerPageViewProps) => {
  const { t } = useTexts()
  return (
    <PageFrame staff={staff} failure={failure} title={customerName(file.customer) || file.customer.email}>
      <p><a href="/desk/customers"><FormattedMessage id="back_office.nav.customers" /></a></p>
      <Columns actions={mayChange && <Actions />}>
        <Card heading={t('back_office.customer')}><CustomerFacts file={file} /></Card>
        {file.orders.length > 0 && <Orders orders={file.orders.slice(0, MOST_ORDERS)} />}
      </Columns>
    </PageFrame>
  )
}
