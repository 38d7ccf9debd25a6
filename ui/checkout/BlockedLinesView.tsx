import { useIntl } from 'react-intl'
import type { GroupData } from '../cart/group-data.ts'
import { lineId } from '../cart/line-data.ts'
import { Link } from '../design/Link.tsx'

type BlockedLinesViewProps = { readonly groups: readonly GroupData[]; readonly cartPath: string }

/** Links to the lines that prevent the order. */
export const BlockedLinesView = ({ groups, cartPath }: BlockedLinesViewProps) => {
  const intl = useIntl()
  const blocking = groups.flatMap(({ title, lines }) =>
    lines.flatMap((line) => (line.blockedAt === undefined || line.isGift ? [] : [{ title, line }])))
  return (
    <ul>
      {blocking.map(({ title, line }) => (
        <li key={line.id}>
          <Link to={`${cartPath}#${lineId('page', line)}`}>
            {line.eye === undefined ? title : `${title}, ${intl.formatMessage({ id: `product.eye.${line.eye}` })}`}
          </Link>
        </li>
      ))}
    </ul>
  )
}
