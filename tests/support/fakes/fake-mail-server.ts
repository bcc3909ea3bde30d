import { type AddressInfo, createServer, type Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

interface Arrived {
  to: string
  messageId: string
  text: string
}

export interface MailServer {
  url: string
  /** Including duplicates. */
  arrived: Arrived[]
  connections(): number
  /** Like real ones, keeps one mail per Message-ID. */
  mailbox(address: string): string[]
  close(): Promise<void>
}

interface Behaviour {
  /** SMTP code to refuse mail with. */
  refuse?: (address: string) => number | undefined
  /** Before acknowledgement. `drop` closes the connection without a reply. */
  onArrival?: (mail: Arrived, drop: () => void) => void | Promise<void>
}

/** Real SMTP on loopback. */
export async function startMailServer({ refuse, onArrival }: Behaviour = {}): Promise<MailServer> {
  const arrived: Arrived[] = []
  let connections = 0
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect(_session, done) {
      connections++
      done()
    },
    onRcptTo({ address }, _session, done) {
      const responseCode = refuse?.(address)
      done(responseCode ? Object.assign(new Error(`No mail for ${address}`), { responseCode }) : null)
    },
    onData(stream, { id, envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        // A long Message-ID begins on the next line.
        const messageId = /^Message-ID:\s+(<\S+>)/im.exec(text)?.[1]
        if (!messageId) return done(new Error('A mail without a Message-ID'))
        const mail = { to: envelope.rcptTo[0]?.address ?? '', messageId, text }
        arrived.push(mail)
        const drop = () => [...server.connections].find((one) => one.id === id)?._socket.destroy()
        void Promise.resolve(onArrival?.(mail, drop)).then(() => done())
      })
    },
  }
  const server = new SMTPServer(options)
  // Killed or timed-out clients disconnect midway.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    connections: () => connections,
    mailbox: (address) => [...new Set(arrived.filter(({ to }) => to === address).map(({ messageId }) => messageId))],
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

type Fault = 'says nothing' | 'hangs up in the middle' | 'answers a byte at a time'

/** It accepts connections only. */
export async function startBrokenMailServer(fault: Fault): Promise<{ url: string; close(): Promise<void> }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    if (fault === 'hangs up in the middle') hangUpInTheMiddle(socket)
    if (fault === 'answers a byte at a time') answerSlowly(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function hangUpInTheMiddle(socket: Socket): void {
  let isData = false
  socket.write('220 here\r\n')
  socket.on('data', (chunk) => {
    if (isData) return socket.destroy()
    isData = /^DATA/i.test(chunk.toString())
    socket.write(isData ? '354 go on\r\n' : '250 fine\r\n')
  })
}

/** With an endless greeting. */
function answerSlowly(socket: Socket): void {
  socket.write('220 here\r\n')
  socket.once('data', () => {
    const timer = setInterval(() => socket.write('250-x\r\n'), 50)
    socket.on('close', () => clearInterval(timer))
  })
}
