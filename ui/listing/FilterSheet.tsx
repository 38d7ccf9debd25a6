import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../design/Button.tsx'
import { Sheet } from '../design/Sheet.tsx'

type FilterSheetProps = { readonly total: number; readonly onClose: () => void; readonly children: ReactNode }

/** The facets on a phone; choices take effect at once, and the button shows the number of products. */
export const FilterSheet = ({ total, onClose, children }: FilterSheetProps) => {
  const intl = useIntl()
  return (
    <Sheet
      isOpen
      side="left"
      onClose={onClose}
      title={intl.formatMessage({ id: 'listing.filters' })}
      closeLabel={intl.formatMessage({ id: 'listing.filters_close' })}
      width="narrow"
      footer={(
        <Button isWide size="large" onClick={onClose}>
          <FormattedMessage id="listing.results" values={{ count: total }} />
        </Button>
      )}
    >
      {children}
    </Sheet>
  )
}
