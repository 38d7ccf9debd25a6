import { FormattedMessage, useIntl } from 'react-intl'
import { SIZE_NAMES } from '../../domain/listing/read-listing-query.ts'
import { Icon } from '../design/Icon.tsx'
import { Link } from '../design/Link.tsx'
import { ChoiceSelectView } from './ChoiceSelectView.tsx'
import { preservedFields } from './PreservedFields.tsx'
import { SORT_MESSAGES } from './list-labels.ts'
import type { ListingLinks } from './listing-links.ts'
import css from './ToolbarView.module.css'

type ToolbarViewProps = {
  readonly links: ListingLinks
  readonly total: number
  readonly path: string
  readonly params: URLSearchParams
  readonly onChoose: (to: string) => void
}

const VIEW_MESSAGES = { grid: 'listing.view.grid', list: 'listing.view.list' } as const

/** The number of products, sort order, page size and view. */
export const ToolbarView = ({ links, total, path, params, onChoose }: ToolbarViewProps) => {
  const intl = useIntl()
  return (
    <div className={css['toolbar']}>
      <p className={css['count']} role="status"><FormattedMessage id="listing.results" values={{ count: total }} /></p>
      {total > 0 && (
        <>
          <ChoiceSelectView
            label={<FormattedMessage id="listing.sort" />}
            name="sort"
            choices={links.sorts}
            labelOf={(sort) => intl.formatMessage({ id: SORT_MESSAGES[sort] })}
            path={path}
            preserved={preservedFields(params, ['sort'])}
            onChoose={onChoose}
          />
          <ChoiceSelectView
            label={<FormattedMessage id="listing.page_size" />}
            name={SIZE_NAMES[0]}
            choices={links.sizes}
            labelOf={String}
            path={path}
            preserved={preservedFields(params, SIZE_NAMES)}
            onChoose={onChoose}
          />
          <div className={css['views']} role="group" aria-label={intl.formatMessage({ id: 'listing.view' })}>
            {links.views.map(({ value, to, isChosen }) => (
              <Link
                key={value}
                to={to}
                preventScrollReset
                replace
                aria-current={isChosen ? 'true' : undefined}
                aria-label={intl.formatMessage({ id: VIEW_MESSAGES[value] })}
              >
                <Icon name={value} />
              </Link>
            ))}
          </div>
        </>
      )}
    </div>
  )
}
