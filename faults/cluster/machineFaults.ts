/** What can happen to each kind of machine, and how it is undone. */

import type { Random } from '../random.ts';
import type { Cluster } from './cluster.ts';
import type { Machine } from './machines.ts';
import { waitUntil } from './waitUntil.ts';

export interface Fault {
  name: string;
  /** Returns what undoes it: a restart, as by systemd, or the end of a pause. */
  strike(random: Random): Promise<() => Promise<void>>;
}

/** Processes by their names in /proc. */
const database = ['patroni', 'postgres'];
const etcd = ['etcd'];
const poolers = ['pgbouncer', 'haproxy'];

type Choose = (random: Random) => Promise<Machine>;

const killed = (name: string, choose: Choose, processes?: readonly string[]): Fault => ({
  name: `${name} is killed`,
  async strike(random) {
    const machine = await choose(random);
    machine.expectRunning(processes);
    await machine.kill(processes);
    return async () => machine.startEnded();
  },
});

const frozen = (name: string, choose: Choose, processes?: readonly string[]): Fault => ({
  name: `${name} is frozen`,
  async strike(random) {
    const machine = await choose(random);
    machine.expectRunning(processes);
    machine.signal('SIGSTOP', processes);
    return async () => machine.signal('SIGCONT', processes);
  },
});

const cutOff = (name: string, choose: Choose): Fault => ({
  name: `${name} is cut off the network`,
  async strike(random) {
    const machine = await choose(random);
    machine.cut();
    return async () => machine.heal();
  },
});

export function faultsOf(cluster: Cluster): Fault[] {
  const { databases, shops, balancers } = cluster;
  const primary: Choose = () => waitUntil('there is a primary', cluster.primary, 60_000);
  const standby: Choose = async (random) => {
    const leading = await primary(random);
    return random.one(databases.filter((each) => each !== leading));
  };
  const oneOf =
    (machines: readonly Machine[]): Choose =>
    async (random) =>
      random.one(machines);
  return [
    killed("the primary's PostgreSQL", primary, ['postgres']),
    killed('the primary', primary, database),
    frozen('the primary', primary, database),
    cutOff('the primary', primary),
    killed('a standby', standby, database),
    frozen('a standby', standby, database),
    cutOff('a standby', standby),
    killed('a member of etcd', oneOf(databases), etcd),
    frozen('a member of etcd', oneOf(databases), etcd),
    killed('a load balancer', oneOf(balancers)),
    frozen('a load balancer', oneOf(balancers)),
    cutOff('a load balancer', oneOf(balancers)),
    killed('a shop', oneOf(shops), ['node', 'MainThread']),
    frozen('a shop', oneOf(shops), ['node', 'MainThread']),
    killed('the way from a shop to the database', oneOf(shops), poolers),
    frozen('the way from a shop to the database', oneOf(shops), poolers),
    cutOff('a shop', oneOf(shops)),
  ];
}
