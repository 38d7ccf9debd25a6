import { FormattedMessage } from 'react-intl'
import type { ShopDetails } from '../../domain/settings/shop-settings.ts'
import { DefinitionRows } from '../design/DefinitionRows.tsx'
import { AddressLines } from './AddressLines.tsx'

/** Name, address and register number of the company. */
export const CompanyRowsView = ({ details }: { readonly details: ShopDetails }) => (
  <DefinitionRows
    rows={[
      { term: <FormattedMessage id="content.company.name" />, value: details.company },
      { term: <FormattedMessage id="content.company.address" />, value: <AddressLines lines={details.address} /> },
      { term: <FormattedMessage id="content.company.register" />, value: details.registerNumber },
    ]}
  />
)
