// The libraries run first and the shop's own parts after them: a slow phone answers its shopper between the two.
import 'react-dom/client'

void import('./wake.tsx')
