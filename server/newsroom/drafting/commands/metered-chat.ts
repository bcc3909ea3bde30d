import { type ChatService, type TokenUsage, UnusableReply } from '#server/platform/external/chat-service.ts'

export interface MeteredChat {
  chat: ChatService
  /** Of all replies, also of those without use; `undefined` before the first one. */
  used(): TokenUsage | undefined
}

/** @param before what earlier tries used */
export function meteredChat(chat: ChatService, before?: TokenUsage): MeteredChat {
  let used = before
  const add = ({ tokensIn, tokensOut }: TokenUsage) => {
    used = { tokensIn: sum(used?.tokensIn, tokensIn), tokensOut: sum(used?.tokensOut, tokensOut) }
  }
  return {
    used: () => used,
    chat: {
      ...chat,
      ask: async (request) => {
        try {
          const reply = await chat.ask(request)
          add(reply.usage)
          return reply
        } catch (error) {
          if (error instanceof UnusableReply) add(error.usage)
          throw error
        }
      },
    },
  }
}

const sum = (before: number | null | undefined, more: number | null): number | null =>
  typeof before === 'number' && more !== null ? before + more : (more ?? before ?? null)
