import 'react-dom/client'
