import { FormattedDate, FormattedMessage } from 'react-intl'
import type { ParcelData } from './order-data.ts'
import css from './ParcelsView.module.css'

/** The shipped parcels with tracking links. */
export const ParcelsView = ({ parcels }: { readonly parcels: readonly ParcelData[] }) => (
  <ul className={css['parcels']}>
    {parcels.map(({ carrier, link, number, sentAt, packs }, index) => (
      <li key={index}>
        <p>
          <FormattedMessage
            id="order.parcel_sent"
            values={{
              date: <time dateTime={sentAt}><FormattedDate value={sentAt} dateStyle="long" /></time>,
              carrier: <FormattedMessage id={`order.carrier.${carrier}`} />,
              count: packs,
            }}
          />
        </p>
        {number !== undefined && (
          <p className={css['number']}><FormattedMessage id="order.parcel_number" values={{ tracking: number }} /></p>
        )}
        {link !== undefined && (
          <p><a href={link} rel="noopener noreferrer" className={css['standalone']}><FormattedMessage id="order.tracking" /></a></p>
        )}
      </li>
    ))}
  </ul>
)
