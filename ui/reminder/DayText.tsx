import { FormattedDate } from 'react-intl'
import { Unbroken } from '../design/Unbroken.tsx'

/** A calendar date (yyyy-MM-dd), independent of the time zone. */
export const DayText = ({ day }: { readonly day: string }) => (
  <time dateTime={day}><Unbroken><FormattedDate value={`${day}T12:00:00Z`} timeZone="UTC" dateStyle="long" /></Unbroken></time>
)
