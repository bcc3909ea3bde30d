import { Component, type ReactNode } from 'react'
import { type Location, useLocation } from 'react-router'
import type { Failure } from './route.ts'

/** Shows the failure until the next visit. */
export function FailureBoundary({ Failure, children }: { Failure: Failure; children: ReactNode }) {
  return (
    <Boundary Failure={Failure} location={useLocation()}>
      {children}
    </Boundary>
  )
}

interface Props {
  Failure: Failure
  location: Location
  children: ReactNode
}

interface State {
  location: Location
  thrown?: { error: unknown }
}

class Boundary extends Component<Props, State> {
  override state: State = { location: this.props.location }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { thrown: { error } }
  }

  static getDerivedStateFromProps({ location }: Props, state: State): State | null {
    return location === state.location ? null : { location, thrown: undefined }
  }

  override render() {
    const { thrown } = this.state
    const { Failure, children } = this.props
    return thrown ? <Failure error={thrown.error} /> : children
  }
}
