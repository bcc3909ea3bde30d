import cluster from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'

export const METRICS_WANTED = 'metrics-wanted'

const ANSWER_MS = 6000
let asked = 0

export function machineMetrics(registry: Registry): () => Promise<string> {
  if (cluster.isPrimary) return () => registry.metrics()
  AggregatorRegistry.setRegistries(registry)
  new AggregatorRegistry()
  return () =>
    new Promise((resolve, reject) => {
      const id = asked++
      const settle = (message: { type?: unknown; id?: number; text?: string }) => {
        if (message.type !== METRICS_WANTED || message.id !== id) return
        stop()
        resolve(message.text ?? '')
      }
      const late = setTimeout(() => {
        stop()
        reject(new Error('The supervisor did not return the metrics of all processes in time'))
      }, ANSWER_MS)
      const stop = () => {
        clearTimeout(late)
        process.off('message', settle)
      }
      process.on('message', settle)
      process.send?.({ type: METRICS_WANTED, id })
    })
}
