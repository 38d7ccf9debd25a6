import type { UIMatch } from 'react-router'
import { isMarked } from '../binding/page-marks.ts'

type Handled = Pick<UIMatch, 'handle'>

/** Whether profile and cart are fetched when the site opens here; links that bring a cart of their own ask first (Commerce §2). */
export const fetchesVisitor = (matches: readonly Handled[]): boolean =>
  !matches.some(isMarked('noFetchInitUserData'))
