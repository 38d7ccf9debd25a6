import { FormattedDate } from 'react-intl'
import { Unbroken } from '../design/Unbroken.tsx'

/** A day of the calendar (yyyy-MM-dd), the same wherever it is read. */
export const DayText = ({ day }: { readonly day: string }) => (
  <time dateTime={day}><Unbroken><FormattedDate value={`${day}T12:00:00Z`} timeZone="UTC" dateStyle="long" /></Unbroken></time>
)
