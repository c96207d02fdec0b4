@extends('layout')

@section('main')
<h1>{{ $page['title'] }}</h1>
<p class="lead">{{ $page['lead'] }}</p>
@include('partials.sq-image', [
  'fixed_ratio' => '21:9',
  'load' => 'eager',
  'picture' => $page['picture'],
])
@include('partials.sq-marquee', ['speed' => 60, 'wave_intensity' => 0, 'text' => $page['marquee']])
<section>
  <h2>{{ $page['work'] }}</h2>
  @include('partials.sq-gallery', [
    'design' => 'carousel',
    'slides_per_row' => 3,
    'loop' => true,
    'settings' => $page['settings'],
    'slides' => $page['slides'],
  ])
</section>
<section class="panel">
  <h2>{{ $page['news'] }}</h2>
  @include('partials.sq-newsletter', [
    'form_id' => 'news',
    'post_submit_message' => $page['thanks'],
    'action' => '/api/form/submit/news',
    'inputs' => $page['inputs'],
    'button' => $page['button'],
  ])
</section>
@endsection
