import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// All that changes in an application that was written for another library.
const alias = { sonner: 'belfry/sonner', 'react-hot-toast': 'belfry/react-hot-toast' }

export default defineConfig({
  plugins: [react()],
  resolve: { alias },
  build: { rolldownOptions: { input: ['sonner.html', 'react-hot-toast.html'] } },
})
