import { FormattedMessage } from 'react-intl'
import type { AuditEntryResults } from '../../../application/contract/staff/audit-log.ts'
import { AUDIT_ENTRY_KINDS, type AuditEntry } from '../../../domain/staff/audit-entry.ts'
import type { AuditEntryFilter } from '../../../domain/staff/audit-entry-filter.ts'
import text from '../../design/text.module.css'
import { PageFrame, type Framed } from '../frame/PageFrame.tsx'
import { Input, SearchForm, Select } from '../parts/Fields.tsx'
import { addressWith, pageNumber, Pager, Table } from '../parts/Lists.tsx'
import { useTexts } from '../parts/use-texts.ts'

type Query = { readonly filter: AuditEntryFilter; readonly page: number }

type ResultsProps = { readonly query: Query; readonly found: AuditEntryResults }

/** A search is recorded by its number of results and its page. */
const useSubjectOf = () => {
  const { t } = useTexts()
  return ({ what, about, detail = '' }: AuditEntry): readonly [subject: string, detail: string] =>
    (what === 'customer.searched'
      ? [t('back_office.customers_found', { count: Number(about) }), `${t('back_office.page')} ${detail}`]
      : [about, detail])
}

const Results = ({ query: { filter, page }, found: { acts, total, pages } }: ResultsProps) => {
  const { t, moment } = useTexts()
  const subjectOf = useSubjectOf()
  const title = t('back_office.nav.audit_log')
  return (
    <>
      <p><FormattedMessage id="back_office.audit_entries_found" values={{ count: total }} /></p>
      {acts.length > 0 && (
        <Table
          label={title}
          heads={[t('back_office.audit_time'), t('back_office.audit_user'), t('back_office.audit_action'), t('back_office.audit_subject')]}
        >
          {acts.map((entry, index) => {
            const [subject, detail] = subjectOf(entry)
            return (
              <tr key={index}>
                <td>{moment(entry.at)}</td>
                <td>{entry.by}</td>
                <td><FormattedMessage id={`back_office.audit.${entry.what}`} /></td>
                <td>{subject}{detail !== '' && <><br /><span className={text['soft']}>{detail}</span></>}</td>
              </tr>
            )
          })}
        </Table>
      )}
      <Pager
        label={title} page={page} pages={pages} href={(number) => addressWith('/desk/audit-log', { ...filter, page: pageNumber(number) })}
      />
    </>
  )
}

/** Without entries, only the form: an invalid filter finds none. */
export type AuditLogPageViewProps = Framed & { readonly query: Query; readonly found?: AuditEntryResults | undefined }

/** The audit log. */
export const AuditLogPageView = ({ staff, failure, query, found }: AuditLogPageViewProps) => {
  const { t } = useTexts()
  const { text: searched = '', day = '', what = '' } = query.filter
  const kinds = AUDIT_ENTRY_KINDS.map((kind) => ({ value: kind, label: t(`back_office.audit.${kind}`) }))
  return (
    <PageFrame staff={staff} failure={failure} title={t('back_office.nav.audit_log')}>
      <SearchForm action="/desk/audit-log" label={t('back_office.submit_search')}>
        <Input label={t('back_office.audit_search')} name="text" type="search" value={searched} />
        <Input label={t('back_office.audit_day')} name="day" type="date" value={day} />
        <Select
          label={t('back_office.audit_action')} name="what" value={what}
          options={[{ value: '', label: t('back_office.all_orders') }, ...kinds]}
        />
      </SearchForm>
      {found !== undefined && <Results query={query} found={found} />}
    </PageFrame>
  )
}
