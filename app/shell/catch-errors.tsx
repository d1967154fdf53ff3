import { Component, type ReactNode } from "react";

interface CatchErrorsProps {
  /** Shown instead if the content throws; by default nothing. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part of the layout whose errors do not affect the rest of the page. */
export class CatchErrors extends Component<CatchErrorsProps> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
