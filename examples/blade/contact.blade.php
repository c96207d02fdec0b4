@extends('layout')

@section('main')
<h1>{{ $page['title'] }}</h1>
<p class="lead">{{ $page['lead'] }}</p>
<div class="columns">
  <section class="panel">
    <h2>{{ $page['write'] }}</h2>
    @include('partials.sq-form', [
      'form_id' => 'contact',
      'post_submit_message' => $page['thanks'],
      'remember' => false,
      'action' => '/api/form/submit/contact',
      'inputs' => $page['inputs'],
      'button' => $page['button'],
    ])
  </section>
  <section class="panel">
    <h2>{{ $page['visit'] }}</h2>
    @include('partials.sq-map', [
      'map_lat' => $page['latitude'],
      'map_lng' => $page['longitude'],
      'map_zoom' => 15,
      'address_title' => $page['place'],
      'address' => $page['address'],
      'link' => $page['link'],
      'link_text' => $page['maps'],
    ])
  </section>
</div>
@endsection
